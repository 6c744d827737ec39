// The value over time; a chunk of its own, because charts are heavy.
import { NavChart } from '@quoin/ui/charts';
import type { Performance } from './performance-on-table';

export interface NavCourseProps {
  valuations: Performance['valuations'];
  asOfDate: string;
}

export default function NavCourse({ valuations, asOfDate }: NavCourseProps) {
  return <NavChart headingLevel={2} asOfDate={asOfDate} valuations={valuations} />;
}
