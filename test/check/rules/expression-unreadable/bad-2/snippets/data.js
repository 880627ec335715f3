const count = fetch("/count");
export const total = count;
