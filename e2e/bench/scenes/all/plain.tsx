export const Scene = () => <p>Nothing but React DOM</p>;
