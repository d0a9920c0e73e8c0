// What is being read aloud at the table. A dialog says it as well: while it is open, nothing outside it is read.
export const aloud: { told: string[] } = $state({ told: [] });
