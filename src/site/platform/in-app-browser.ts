/** Apps that open links in a browser of their own: by their names in the user agent, and Android's web view ("; wv"). */
const IN_APP =
  /LinkedInApp|Instagram|Barcelona|\bFB(?:AN|AV|_IAB)\b|Messenger|Twitter for|Pinterest\/|Snapchat|TikTok|musical_ly|BytedanceWebview|MicroMessenger|\bLine\/|KAKAOTALK|; wv\)/i;

/** Whether another app shows this page. Such browsers drop downloads and cannot print, without an error. */
export const isInAppBrowser = (userAgent = navigator.userAgent): boolean => IN_APP.test(userAgent);
