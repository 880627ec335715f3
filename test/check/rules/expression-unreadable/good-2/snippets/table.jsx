export const Table = ({rows}) => <ul>{rows.map(row => <li>{row.name}</li>)}</ul>;
