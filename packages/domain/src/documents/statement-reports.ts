/** How long reports of wrong statements are kept after their tender ended. */
export const statementReportYears = 1;
