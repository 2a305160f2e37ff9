export const valuesList = [];
