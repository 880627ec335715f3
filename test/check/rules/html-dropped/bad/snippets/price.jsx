export const Price = () => (
  <b
    dangerouslySetInnerHTML={{__html: '12 <i>euro</i>'}}
  />
);
