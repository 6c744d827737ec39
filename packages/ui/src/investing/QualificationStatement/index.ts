export { QualificationStatement, type QualificationStatementProps } from './QualificationStatement';
