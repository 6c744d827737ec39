export { AddressFields, type AddressFieldsProps, type AddressPart } from './AddressFields';
