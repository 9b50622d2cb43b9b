/** References of so many years count without another word (§ 46 Abs. 3 Nr. 1 VgV). */
export const referenceYears = 3;
/** Turnover is asked for over up to so many business years (§ 45 Abs. 4 Nr. 4 VgV). */
export const turnoverYears = 3;
