/** What other features use of the create page. */
export { ProfileUrlForm } from "./ProfileUrlForm.tsx";
