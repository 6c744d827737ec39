// Types alone: `build-scene.ts` puts tags with class names in its place for the kit `plain`, and styled components for
// `styled`.
import type { ElementType } from 'react';
import type { Kit } from './scenes';
import type { ElementName } from './styles';

export declare const Frame: Kit['Frame'];
export declare const elements: Readonly<Record<ElementName, ElementType>>;
