export const Price = ({amount}) => <b>{amount} euro</b>;

export const opened = new Date(2024, 1, 2);
