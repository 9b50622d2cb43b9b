export { checkPassword } from "./password-strength.ts";
export { requirePassword } from "./require-password.ts";
