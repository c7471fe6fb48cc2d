/**
 * What the feed is compared with: the least that shows as many posts in React, one picture, two texts and a button each,
 * virtualised by the same library. It has no router, no cached answers, no styles of its own parts and no rules.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { sizesOf } from '../../src/domain/pictures/picture-names.ts';

const CARD_HEIGHT_PX = 330;
const GAP_PX = 14;

const Feed = z.object({
  content: z.array(
    z.object({ id: z.number(), name: z.string(), description: z.string(), imageUrls: z.array(z.string()) }),
  ),
});
type Post = z.infer<typeof Feed>['content'][number];

interface CardProps {
  post: Post;
  index: number;
  setSize: number;
  measure: (card: HTMLElement | null) => void;
}

const Card = memo(function Card({ post, index, setSize, measure }: CardProps) {
  const [isLiked, setLiked] = useState(false);
  const [picture = ''] = post.imageUrls;
  // The width that the app loads on such a screen.
  const photo = sizesOf(picture)[1]?.address;
  return (
    <article ref={measure} data-index={index} aria-setsize={setSize}>
      <h2>{post.name}</h2>
      {photo && <img src={photo} alt="" loading="lazy" decoding="async" />}
      <p>{post.description}</p>
      <button type="button" aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
        좋아요
      </button>
    </article>
  );
});

function List() {
  const [posts, setPosts] = useState<readonly Post[]>([]);
  useEffect(() => {
    void fetch('/api/spots/latest')
      .then((response) => response.json())
      .then((answer) => setPosts(Feed.parse(answer).content));
  }, []);
  // The functions it returns keep their identity, and its items are read anew in each render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: posts.length,
    estimateSize: () => CARD_HEIGHT_PX,
    gap: GAP_PX,
    overscan: 2,
    directDomUpdates: true,
  });
  return (
    <div ref={virtualizer.containerRef} role="feed" aria-label="게시물">
      {virtualizer.getVirtualItems().map(({ key, index }) => {
        const post = posts[index];
        return (
          post && (
            <Card
              key={key}
              post={post}
              index={index}
              setSize={posts.length}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </div>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(<List />);
