import { Team } from "../Team.jsx";

export const dynamic = "force-dynamic";

export default Team;
