import { Box, Text, Title } from '@mantine/core';
import { FestivalBanners } from './FestivalBanners';

/** The festivals above the feed (1 §2). */
export function FestivalIntro() {
  return (
    <Box px="lg" pt={4} pb={8}>
      <Title order={2} fz="1.25rem" fw={800}>
        현재 제주는?
      </Title>
      <Text c="dimmed" mb={12}>
        제주의 지역 축제를 알아보세요!
      </Text>
      <FestivalBanners />
    </Box>
  );
}
