import '@mantine/core/styles/Badge.layer.css';
import { Badge, Button, Card, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { CardSkeletons } from '@/ui/states/CardSkeletons';
import { EmptyVouchers } from '@/ui/drawings/empty-drawings';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { EmptyState, ErrorState, LoadingState } from '@/ui/states/states';
import { SquarePicture } from '@/ui/SquarePicture';
import { HALF_COLUMN } from '@/ui/picture-sources';
import { useMyVouchers } from './useMyVouchers';

const PICTURE = { gridArea: '1 / 1' };
/** There all cards stay equally high, and what the picture shows is hardly covered. */
const IN_CORNER = { ...PICTURE, alignSelf: 'start', justifySelf: 'start', zIndex: 1 };

/** The user's vouchers in two columns, each leading to its use (2 §2). */
export function VoucherGrid({ userId }: { userId: number }) {
  const { vouchers, isLoading, errorText, cause, retry } = useMyVouchers(userId);
  if (isLoading) {
    return (
      <LoadingState text="불러오는 중…">
        <CardSkeletons count={4} like="product" />
      </LoadingState>
    );
  }
  if (errorText) {
    return <ErrorState drawing={FailureDrawing} cause={cause} above={8} text={errorText} onRetry={retry} />;
  }
  if (vouchers.length === 0) {
    return (
      <EmptyState
        drawing={EmptyVouchers}
        above={8}
        text="아직 보유한 상품권이 없어요."
        action={
          <Button component={Link} to={paths.shop()}>
            상점 둘러보기
          </Button>
        }
      />
    );
  }
  return (
    <SimpleGrid component="ul" cols={2} spacing={14}>
      {vouchers.map(({ exchangeId, name, imageUrl, accepted }) => (
        <li key={exchangeId}>
          <Card
            component={Link}
            to={paths.voucherUse(exchangeId)}
            h="100%"
            padding={10}
            display="grid"
            style={{ alignContent: 'start' }}
          >
            <SquarePicture
              imageUrl={imageUrl}
              sizes={HALF_COLUMN}
              style={PICTURE}
              data-used={accepted || undefined}
            />
            <Text size="sm" fw={600} lineClamp={2} mt={10} mx={4} mb={4}>
              {name}
            </Text>
            {accepted && (
              <Badge size="sm" m={8} bg="var(--surface)" c="var(--stone)" style={IN_CORNER}>
                수령완료
              </Badge>
            )}
          </Card>
        </li>
      ))}
    </SimpleGrid>
  );
}
