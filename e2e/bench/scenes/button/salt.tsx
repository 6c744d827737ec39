import { Button } from '@salt-ds/core';

export const Scene = () => (
  <Button sentiment="accented" appearance="solid">
    Save and continue
  </Button>
);
