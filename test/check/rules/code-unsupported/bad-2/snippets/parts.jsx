export const Chart = ({days}) => {
  const [chosen, choose] = useState(days[0]);
  return <b>{chosen}</b>;
};

export const Price = ({day}) => <b>{day.length} euro</b>;
