import { categoryLabel, previewPurchase, shortageText } from '@/domain/shop/purchase';
import { formatNumber } from '@/domain/numbers';
import { TextField } from '@/ui/fields/TextField';
import { HallabongAmount } from './HallabongAmount';
import { ProductImage } from './ProductImage';
import styles from './ProductPayment.module.css';
import type { ShopProduct } from './shop-product';
import { useBalance } from './useBalance';

interface ProductPaymentProps {
  product: ShopProduct;
}

/** The second step of a purchase: how much hallabong is applied, and how much is lacking (2 §2, 2 §5). */
export function ProductPayment({ product }: ProductPaymentProps) {
  const balance = useBalance();
  const preview = previewPurchase(product.cost, balance);
  const shortage = preview && shortageText(preview.shortage);
  return (
    <section className={styles.payment}>
      <div className={styles.product}>
        <ProductImage imageUrl={product.imageUrl} className={styles.picture} />
        <div className={styles.texts}>
          {product.category && <span className={styles.category}>{categoryLabel(product.category)}</span>}
          <h2 className={styles.name}>{product.name}</h2>
          <HallabongAmount amount={product.cost} />
        </div>
      </div>
      <TextField
        label="한라봉 적용"
        value={preview ? `${formatNumber(preview.applied)}개` : '-'}
        readOnly
        tone={shortage ? 'negative' : 'normal'}
        message={shortage ?? undefined}
        onChange={() => undefined}
      />
      <dl className={styles.sums}>
        <div>
          <dt>보유 한라봉</dt>
          <dd>
            <HallabongAmount amount={balance} />
          </dd>
        </div>
        <div>
          <dt>상품 금액</dt>
          <dd>
            <HallabongAmount amount={product.cost} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
