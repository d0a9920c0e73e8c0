// What screen readers announce at the table. An open dialog repeats it, because nothing outside the dialog is read.
export const aloud: { told: string[] } = $state({ told: [] });
