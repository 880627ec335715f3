const {Card} = MintlifyComponents;

export const opened = new Date(2024, 1, 2);

export const Price = ({amount}) => {
  if (amount < 0) throw new Error('A price is not negative.');
  return <b>{amount} euro</b>;
};

export const Links = () => {
  const {Columns} = MintlifyComponents;
  return <Columns cols={2}><Card title="Start" href="/" /></Columns>;
};
