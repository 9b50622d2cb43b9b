/** What scrolls and holds the text of every page. */
export const workArea = () => document.getElementById("inhalt");
