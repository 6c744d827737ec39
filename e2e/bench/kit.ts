// The parts that each kit of `kits` provides. In a page, `build-scene.ts` replaces this module with the measured kit.
import type { ComponentType, ElementType, ReactNode } from 'react';
import type { Option, Product } from './scene-data';

type Container = ElementType<{ children: ReactNode }>;
export type Direction = 'ascending' | 'descending';
type Variant = 'primary' | 'secondary' | 'danger';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  children: ReactNode;
}

export declare const Frame: Container;
export declare const Button: ComponentType<{ children: string; variant?: Variant; onClick?: () => void }>;
export declare const Steps: ComponentType;
export declare const Form: Container;
export declare const TextField: ComponentType<FieldProps & { name?: string; autoComplete?: string }>;
export declare const Phone: ComponentType<FieldProps>;
export declare const Country: ComponentType<FieldProps>;
export declare const Ssn: ComponentType<FieldProps>;
export declare const Select: ComponentType<FieldProps & { options: readonly Option[] }>;
export declare const Filters: ComponentType;
export declare const Cards: Container;
export declare const Card: ComponentType<{ product: Product }>;
export declare const Pages: ComponentType<{ page: number; count: number; onChange: (page: number) => void }>;
export declare const Documents: ComponentType;
export declare const Dialog: ComponentType<DialogProps>;

// For `shared-parts.tsx`, by the kits that use it. `TH` is the header of a row, `Header` that of a column.
export declare const PhoneRow: Container;
export declare const Toolbar: ComponentType<{ children: ReactNode; role: 'group'; 'aria-label': string }>;
export declare const Chips: typeof Select;
export declare const Table: Container;
export declare const THead: Container;
export declare const TBody: Container;
export declare const TR: Container;
export declare const TD: Container;
export declare const TH: Container;
export declare const Open: ComponentType<{ children: string; 'aria-label': string }>;
export declare const Header: ComponentType<{ children: ReactNode; sorted?: Direction }>;
export declare const Sort: ComponentType<{ children: string; sorted?: Direction; onClick: () => void }>;
