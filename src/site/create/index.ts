/** The parts of the create page that other features use. */
export { ProfileUrlForm } from "./ProfileUrlForm.tsx";
