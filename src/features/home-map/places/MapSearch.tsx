import '@mantine/core/styles/Input.layer.css';
import { ActionIcon, Box, Button, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSearchMap } from '@generated/endpoints/map/map';
import { paths } from '@/domain/routes/paths';
import { serverMessageOr } from '@/api/api-error';
import type { Coordinates } from '@/domain/map/geo';
import { NEARBY_FRESH_MS } from '@/domain/limits';
import { type MapMarker, readNearbyRecords, toMapPlaces } from '@/domain/map/markers';
import { formatNumber } from '@/domain/format/numbers';
import type { DrawingProps } from '@/ui/drawings/Drawing';
import { Pig } from '@/ui/drawings/Pig';
import { EmptyState, ErrorState, LoadingState } from '@/ui/states/states';
import { FullScreenDialog } from '@/ui/dialogs/dialogs';
import { PlaceList } from './PlaceList';

interface MapSearchProps {
  /** What was searched for last; empty before the first time. */
  query: string;
  /** Challenges that the user has completed on this device. */
  completedIds: ReadonlySet<number>;
  position: Coordinates | null;
  onSearch: (query: string) => void;
  onSelect: (place: MapMarker) => void;
  onClose: () => void;
}

const QUERY_LENGTH_MAX = 100;

/** The search of the home map (2 §7): every place with a text in its name, wherever it is. */
export function MapSearch({ query, completedIds, position, onSearch, onSelect, onClose }: MapSearchProps) {
  const [typed, setTyped] = useState(query);
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    // Makes room for the results where the keyboard was.
    input.current?.blur();
    onSearch(text);
  }

  return (
    <FullScreenDialog opened title="장소 검색" onClose={onClose} focusesField>
      <Box component="form" role="search" noValidate px="lg" pt={4} onSubmit={handleSubmit}>
        <TextInput
          ref={input}
          data-autofocus
          type="search"
          radius={26}
          aria-label="장소 검색"
          placeholder="어디로 갈까요?"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={QUERY_LENGTH_MAX}
          rightSectionWidth={52}
          rightSection={
            <ActionIcon type="submit" aria-label="검색" c="var(--hallabong-deep)">
              <IconSearch />
            </ActionIcon>
          }
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Box>
      <Box px="lg" pt="md" pb={24}>
        {query !== '' && (
          <SearchResults query={query} completedIds={completedIds} position={position} onSelect={onSelect} />
        )}
      </Box>
    </FullScreenDialog>
  );
}

const Searching = (props: DrawingProps) => <Pig mood="wow" {...props} />;

type SearchResultsProps = Pick<MapSearchProps, 'query' | 'completedIds' | 'position' | 'onSelect'>;

function SearchResults({ query, completedIds, position, onSelect }: SearchResultsProps) {
  const { data, error, isPending, refetch } = useSearchMap(
    { query },
    { query: { staleTime: NEARBY_FRESH_MS } },
  );
  if (isPending) return <LoadingState text="불러오는 중…" />;
  if (error) return <ErrorState text={serverMessageOr(error, '불러오기 실패')} onRetry={refetch} />;

  const places = toMapPlaces(readNearbyRecords(data), completedIds);
  if (places.length === 0) {
    return (
      <EmptyState
        drawing={Searching}
        isCompact
        text={`'${query}' 검색 결과가 없어요.`}
        action={
          <Button component={Link} to={paths.challenge()}>
            챌린지 보러가기
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Text role="status" c="dimmed" fz="sm" mb={4}>
        검색 결과 {formatNumber(places.length)}곳
      </Text>
      <PlaceList places={places} position={position} onSelect={onSelect} />
    </>
  );
}
