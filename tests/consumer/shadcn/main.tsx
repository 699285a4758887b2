import { createRoot } from "react-dom/client";
import "./index.css";
import { Shown } from "./shown.tsx";

const place = document.getElementById("root");
if (place) createRoot(place).render(<Shown />);
