import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Radio, Stack, VisuallyHidden } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import * as z from 'zod/mini';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';

const REASONS = [
  '스팸 또는 광고성 게시물',
  '부적절한 콘텐츠',
  '폭력적이거나 위험한 내용',
  '개인정보 노출',
  '저작권 침해',
  '기타',
] as const;

const ReportSchema = z.object({ reason: z.enum(REASONS) });

interface ReportDialogProps {
  postId: number;
  onClose: () => void;
}

/** Asks why a post is reported (1 §2). The report is only logged: there is no call for it. */
export function ReportDialog({ postId, onClose }: ReportDialogProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: schemaResolver(ReportSchema, { sync: true }),
  });

  const report = form.onSubmit(({ reason }) => {
    console.warn('게시글 신고', { postId, reason });
    onClose();
  });

  return (
    <ConfirmDialog
      opened
      title="게시글 신고"
      confirmText="신고하기"
      kind="destroying"
      canConfirm={form.isValid()}
      onConfirm={() => report()}
      onCancel={onClose}
    >
      <Radio.Group
        label={<VisuallyHidden>게시글 신고</VisuallyHidden>}
        labelProps={{ pos: 'absolute' }}
        {...form.getInputProps('reason')}
      >
        <Stack gap={2}>
          {REASONS.map((reason) => (
            <Radio key={reason} value={reason} label={reason} />
          ))}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  );
}
