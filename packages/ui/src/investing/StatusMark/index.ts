// The small plate that a product's and an investment's status are written on. The word says the status; the colour only helps.
export { View as StatusMark } from './StatusMark.styles';
export { toneOf, type StatusTone } from './tone-of';
