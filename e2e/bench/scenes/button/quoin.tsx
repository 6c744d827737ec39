import { Button } from '@quoin/ui';

export const Scene = () => <Button>Save and continue</Button>;
