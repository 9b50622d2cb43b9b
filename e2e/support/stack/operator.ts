/** What the operator of the shared products has set. */
export const adminPassword = "der grüne Hebel klemmt 12";
export const supportEmail = "hilfe@betreiber.example";
