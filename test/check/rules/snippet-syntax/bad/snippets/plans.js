export const plans = [
  "Free"
  "Pro",
];
