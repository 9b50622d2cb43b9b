/** From so many on a buyer's practice is told as a share or a median; below them are the cases. */
export const dossierMinimum = 8;
