import { categoryLabel } from '@/domain/shop/purchase';
import { HallabongAmount } from './HallabongAmount';
import styles from './ProductDetail.module.css';
import { ProductImage } from './ProductImage';
import type { ShopProduct } from './shop-product';
import { useBalance } from './useBalance';

interface ProductDetailProps {
  product: ShopProduct;
}

/** The first step of a purchase: what the product is and what it costs (2 §2). */
export function ProductDetail({ product }: ProductDetailProps) {
  const balance = useBalance();
  return (
    <section className={styles.detail}>
      <p className={styles.balance}>
        보유 <HallabongAmount amount={balance} iconSize={20} />
      </p>
      <ProductImage imageUrl={product.imageUrl} className={styles.picture} />
      {product.category && <span className={styles.category}>{categoryLabel(product.category)}</span>}
      <h2 className={styles.name}>{product.name}</h2>
      <p className={styles.cost}>
        <HallabongAmount amount={product.cost} iconSize={28} />
      </p>
    </section>
  );
}
