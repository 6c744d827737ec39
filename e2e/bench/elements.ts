// Types only: `build-scene.ts` replaces this module with tags with class names for the kit `plain`, and with styled
// components for `styled`.
import type { ElementType } from 'react';
import type { Kit } from './scenes';
import type { ElementName } from './styles';

export declare const Frame: Kit['Frame'];
export declare const elements: Readonly<Record<ElementName, ElementType>>;
