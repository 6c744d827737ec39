export { CompositionEditor, type CompositionEditorProps } from './CompositionEditor';
