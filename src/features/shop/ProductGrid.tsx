import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import type { ProductCategory } from '@/domain/shop/purchase';
import { CardSkeletons } from '@/ui/states/CardSkeletons';
import { ErrorDrawing } from '@/ui/drawings/ErrorDrawing';
import { EmptyVouchers } from '@/ui/drawings/EmptyVouchers';
import { EmptyState } from '@/ui/states/EmptyState';
import { ErrorState } from '@/ui/states/ErrorState';
import { LoadingState } from '@/ui/states/LoadingState';
import { HallabongAmount } from './HallabongAmount';
import styles from './ProductGrid.module.css';
import { ProductImage } from './ProductImage';
import type { ProductPageState } from './product-page-state';
import type { ShopProduct } from './shop-product';
import { useProducts } from './useProducts';

/** The products of a category in two columns (2 §2). */
export function ProductGrid({ category }: { category: ProductCategory }) {
  const { products, isLoading, isError, retry } = useProducts(category);
  if (isLoading) {
    return (
      <LoadingState text="불러오는 중…">
        <CardSkeletons count={4} grid imageHeight={120} />
      </LoadingState>
    );
  }
  if (isError) {
    return (
      <ErrorState
        drawing={<ErrorDrawing size={150} />}
        text="상품 목록을 불러오지 못했습니다."
        onRetry={retry}
      />
    );
  }
  if (products.length === 0) {
    return <EmptyState drawing={<EmptyVouchers size={180} />} text="아직 준비된 상품이 없어요." />;
  }
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.productId}>
          <ProductCard product={product} category={category} />
        </li>
      ))}
    </ul>
  );
}

interface ProductCardProps {
  product: ShopProduct;
  /** The tab in which it stands. */
  category: ProductCategory;
}

function ProductCard({ product, category }: ProductCardProps) {
  const state: ProductPageState = { category: product.category ?? category };
  return (
    <Link to={paths.product(product.productId)} state={state} className={styles.card}>
      <ProductImage imageUrl={product.imageUrl} />
      <span className={styles.name}>{product.name}</span>
      <span className={styles.cost}>
        <HallabongAmount amount={product.cost} />
      </span>
    </Link>
  );
}
