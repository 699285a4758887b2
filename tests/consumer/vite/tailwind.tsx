import "./tailwind.css";
import { show } from "./app.tsx";

show();
