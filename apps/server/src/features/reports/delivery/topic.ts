/** What a member stops by the link of a report's mail: this report alone. */
export const topicOf = (reportId: string): string => `report ${reportId}`;
