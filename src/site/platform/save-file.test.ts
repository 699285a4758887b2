import { expect, test } from "vitest";
import { isInAppBrowser } from "./save-file.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.1234`,
  `${IPHONE} Mobile/15E148 Instagram 380.0.0.29.110 (iPhone14,5; iOS 18_5; en_US)`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0.0.40.107;FBDV/iPhone14,5]`,
  `${IPHONE} Mobile/15E148 Twitter for iPhone/10.60`,
  "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36",
  `${ANDROID} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
])("Another app's browser is recognized: %s", (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
  `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`,
  "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
])("A browser of the person's own is not: %s", (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
