export const Price = ({value}) => (
  <b>{value} EUR</b>
;
