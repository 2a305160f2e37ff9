export const senseList = [];
