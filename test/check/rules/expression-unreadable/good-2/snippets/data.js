export const rows = [{name: "A"}];
export default {title: "T"};
