export const Price = ({amount}) => <b>{amount} euro</b>;
