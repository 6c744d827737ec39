import './plain.css';

export const Scene = () => (
  <button type="button" className="button">
    Save and continue
  </button>
);
