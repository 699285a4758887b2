// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import "profigure/styles.css";
import { show } from "./app.tsx";

show();
