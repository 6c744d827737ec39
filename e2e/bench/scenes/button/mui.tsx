import Button from '@mui/material/Button';

export const Scene = () => <Button variant="contained">Save and continue</Button>;
