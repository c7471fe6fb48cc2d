import { AttendancePopup } from '@/features/attendance/AttendancePopup';
import { PageHeader } from '@/ui/PageHeader';

export function MainPage() {
  return (
    <>
      <PageHeader title="홈" />
      <AttendancePopup />
    </>
  );
}
