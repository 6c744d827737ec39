export { Attestations, type Attestation, type AttestationsProps } from './Attestations';
