import { BRAND_NAME, BRAND_TAGLINE } from '@/domain/brand';
import { WelcomeScene } from '@/ui/drawings/WelcomeScene';
import { Wordmark } from '@/ui/drawings/Wordmark';

/**
 * What index.html shows until the app stands: the welcome of /splash without its button. The build renders it into the
 * page, so that it is painted before any script or style sheet has come; its styles stand there too.
 */
export function BootScreen() {
  return (
    <>
      <div className="boot-top">
        <Wordmark size={236} aria-label={BRAND_NAME} />
        <p>{BRAND_TAGLINE}</p>
      </div>
      <WelcomeScene className="boot-scene" />
      <div className="boot-bottom">
        <div className="boot-bar" />
        <div className="boot-failure">
          <p>문제가 발생했어요. 다시 시도해주세요.</p>
          <button type="button">다시 시도</button>
        </div>
      </div>
    </>
  );
}
